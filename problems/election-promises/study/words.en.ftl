rule =
    Lower the tax of a city. The taxes of the cities to which its roads lead may be raised or lowered at the same time, each to any of 0, 1, 2, 3.
    When all taxes are 0, whoever is to move loses.
takes = taxes from 0 to 3 of at most 5 cities, then the roads, which lead to larger numbers: 2 1 1 | 1 2 | 2 3. At most 3 roads lead from a city
how = In the rows below, tap a lower tax for a city, then new ones for the cities that its roads lead to, then { then-play }.
trick = Give each city a level: 0 if no road leads from it, else the least level to which none of its roads leads. So roads lead from it to every lower level, but not to its own. Cut the taxes of each level into pieces of 1, 2, 4, 8, … and leave them in pairs. Lowering a tax breaks a pair on its level, which no road can repair. On the highest level broken, lower one tax so that all go in pairs again, and set one tax on each lower level to match. Taxes rise only further along the roads, so in the end all are 0.
ask-where = With only two cities, which taxes would you leave if a road joins them? And if none does?
ask-what = Which tax can be lowered, and which set at the same time, so that on every level the taxes have the nim-sum (XOR) 0?

position = The taxes of the cities, in order: { $taxes }. The roads: { $roads }.
position-plain = The taxes of the cities, in order: { $taxes }. There are no roads.
note = In each circle: the city and its tax. In the rows below, grey is the present tax. A road is an arrow; without an arrow from a city only its own tax changes.
lower = lower the tax of city { $city } to { $tax }
    .told = { $who } lowered the tax of city { $city } to { $tax }.
lower-and-set = lower the tax of city { $city } to { $tax } and set { $others }
    .told = { $who } lowered the tax of city { $city } to { $tax } and set { $others }.
set = that of city { $city } to { $tax }

won-alone = A city has level 0 if no road leads away from it, else the least level to which none leads. Cut into pieces of 1, 2, 4, 8, …, the taxes of each level should go in pairs. The highest level where they do not is level { $level }, which has only city { $city }: { $step }.
won-among = A city has level 0 if no road leads away from it, else the least level to which none leads. Cut into pieces of 1, 2, 4, 8, …, the taxes of each level should go in pairs. The highest level where they do not is level { $level } (nim-sum, or XOR: { $sum }): { $step }.
then-all = From that city a road leads to every lower level, so the taxes of all these can be paired at the same time. Then any move can be answered so that all go in pairs again.
then-done = Then the taxes of every level go in pairs, and any move can be answered so that they do again.
lost-even = Cut into pieces of 1, 2, 4, 8, …, the taxes of each level go in pairs (nim-sum, or XOR: { $sums }). Lowering a tax breaks up a pair on the level of that city, and no road of the city leads there to repair it; { $other } can then pair the taxes of all levels again.
lost-end = All taxes are 0.

legend = At each city its level: 0 if no road leads away, else the least level to which none of its roads leads.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the cities of a level whose taxes have a nim-sum (XOR) other than 0.
 }
sums = { $sums }
