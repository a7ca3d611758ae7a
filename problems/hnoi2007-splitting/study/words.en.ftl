rule =
    Take a bean out of a bottle and put two new ones into bottles further right: one each into two bottles, or both into one.
    Whoever cannot move loses.
takes = the beans of 2 to 6 bottles, for example 1 0 1 2; each bean weighs 2ʰ − 1, if h bottles come after its own, and all together at most 45
how = Above: the bottles' numbers, below: their beans. Tap the bottle to take a bean from, then the bottle for both new beans, or two bottles for one each; then { then-play }.
trick = Two beans in one bottle cancel, as each move of one can be repeated with the other; so look only at the bottles with an odd number of beans, one bean in each as a part, and at how many bottles come after it. { trick-count } { trick-together } In the last bottle a bean counts 0, as it cannot move; with one bottle after it, 1; with two, 2, as the two new beans cancel or count 0 and 1; with three, 4, as they can also be 0 and 2, or 1 and 2; with four, 7, as 4 with 0, 1 or 2 gives 4, 5 and 6; with five, 8. { trick-nim }
ask-where = Can a bean in the last bottle move? If just two beans are left, in one bottle, how do you answer?
ask-what = Which bottle can give a bean, and which take the two new ones, so that the numbers at the bottles with an odd number of beans, cut into pieces of 1, 2, 4, …, go in pairs?

position = Beans in bottles 0 to { $last }: { $beans }.
both = take a bean from bottle { $i } and put two into bottle { $j }
    .told = { $who } took a bean from bottle { $i } and put two into bottle { $j }.
each = take a bean from bottle { $i } and put one each into bottles { $j } and { $k }
    .told = { $who } took a bean from bottle { $i } and put one each into bottles { $j } and { $k }.

lost-end = No bean has a bottle after its own: none can be taken.
lost-even = Each bottle before the last holds an even number of beans: { $other } can repeat every move, and they are even again.
won-one = Before the last bottle only bottle { $i } holds an odd number of beans: take one, put two into the last bottle, and from then on repeat every move.
won-even = Now { $step }: then each bottle before the last holds an even number of beans, and { $mover } can repeat every move that follows.
won-values = Two beans in one bottle cancel, as any move of one can be repeated with the other; so only the odd bottles count, { $bottles }: with { $after } bottles after them they count as { $counts } (Grundy values). Now { $step }. Look at the numbers of the odd bottles then: { $balance }.
lost-values = Two beans in one bottle cancel, as any move of one can be repeated with the other; so only the odd bottles count, { $bottles }, with { $after } bottles after them. Look at their numbers (Grundy values): { $balance }.

legend = At each bottle: how much a bean in it counts. Two beans in a bottle cancel.{ $orange ->
    [0] { "" }
   *[other] { " " }Orange: the bottles before the last with an odd number of beans.
 }
