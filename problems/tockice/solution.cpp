// Dots / [COTS 2022] 点组, Luogu P10876: https://www.luogu.com.cn/problem/P10876
#include <algorithm>
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

using Point = pair<long long, long long>;

// 左转为正 / positive for a left turn
long long turn(Point a, Point b, Point c) {
    return (b.first - a.first) * (c.second - a.second) -
           (b.second - a.second) * (c.first - a.first);
}

int main() {
    ios::sync_with_stdio(false);
    cin.tie(0);
    int n;
    cin >> n;
    vector<Point> points(n), hull;
    for (auto& [x, y] : points) cin >> x >> y;
    sort(points.begin(), points.end());
    for (int side = 0; side < 2; side++) {
        size_t start = hull.size();
        for (const Point& point : points) {
            while (hull.size() >= start + 2 && turn(hull[hull.size() - 2], hull.back(), point) <= 0) {
                hull.pop_back();
            }
            hull.push_back(point);
        }
        hull.pop_back();
        reverse(points.begin(), points.end());
    }
    int h = hull.size();
    cout << (n >= 2 && (n - h) % 2 == 0 ? "Alenka\n" : "Bara\n");
}
