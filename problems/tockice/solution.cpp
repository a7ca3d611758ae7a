// Dots, Luogu P10876: https://www.luogu.com.cn/problem/P10876
// All games have 3N - 3 - h moves: count the points on the convex hull.
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>

using Point = std::pair<long long, long long>;

// Positive if the way from a by b to c turns left.
long long turn(Point a, Point b, Point c) {
    return (b.first - a.first) * (c.second - a.second) -
           (b.second - a.second) * (c.first - a.first);
}

int main() {
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);
    int n;
    std::cin >> n;
    std::vector<Point> points(n), hull;
    for (auto& [x, y] : points) std::cin >> x >> y;
    std::sort(points.begin(), points.end());
    for (int side = 0; side < 2; side++) {
        // The lower side from left to right, then the upper one back.
        std::size_t start = hull.size();
        for (const Point& point : points) {
            while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), point) <= 0) {
                hull.pop_back();
            }
            hull.push_back(point);
        }
        hull.pop_back();
        std::reverse(points.begin(), points.end());
    }
    int h = hull.size();
    std::cout << (n >= 2 && (n - h) % 2 == 0 ? "Alenka\n" : "Bara\n");
}
