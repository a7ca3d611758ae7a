rule =
    Take a bean out of a bottle and put two new ones into bottles with larger numbers: one each into two bottles, or both into one.
    Whoever cannot move loses.
takes = the beans of 2 to 6 bottles, for example 1 0 1 2; a bean with h bottles after its own counts 2ʰ − 1, and all together at most 45
how = Tap the bottle to take a bean from, then the one bottle or the two to put the new beans into, then Play.
ask-where = Can a bean in the last bottle move? If just two beans are left, in one bottle, how do you answer?
ask-what = Which bottle can give a bean, and which take the two new ones, so that the odd bottles' values have nim-sum 0?

position = Beans in bottles 0 to { $last }: { $beans }.
both = take a bean from bottle { $i } and put two into bottle { $j }
    .told = { $who } took a bean from bottle { $i } and put two into bottle { $j }.
each = take a bean from bottle { $i } and put one each into bottles { $j } and { $k }
    .told = { $who } took a bean from bottle { $i } and put one each into bottles { $j } and { $k }.

lost-end = No bean has a bottle after its own: none can be taken.
lost-even = Each bottle before the last holds an even number of beans: { $other } can repeat every move, and they are even again.
won-one = Before the last bottle only bottle { $i } holds an odd number of beans: take one, put two into the last bottle, and from then on repeat every move.
won-values = Only bottles with an odd number of beans count: { $bottles }. By the { $after } bottles after them they play like Nim heaps of { $counts }. Now { $step }. Look at the values of the odd bottles then: { $balance }.
lost-values = Only bottles with an odd number of beans count: { $bottles }. By the { $after } bottles after them they play like Nim heaps. Look at their values: { $balance }.

legend = At each bottle: the Grundy value of a bean in it. Two beans in a bottle cancel. Orange: the bottles before the last with an odd number of beans.
