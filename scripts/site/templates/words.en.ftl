### What the templates of the pages say.

## Every page

description = Nim and Sprague–Grundy problems of online judges: idea, proof, mistakes, and a program to run and to submit
to-text = To the text
site = Combinatorial games
study = How to find an answer
practice = Practice
lab = The lab
quiz = Quiz
who-wins = Who wins?
errata = Wrong statements
words = Words
other-language = 中文
search = Search
search-for = Search: P1247, 取火柴, golden ratio
held-by-tests = Every formula here is held by tests that play the statement's rules out on every small position.

## The board

board = Board
board-loading = The board is loading …
board-keys = The position. Arrows choose, Enter plays, Escape cancels, U undoes, H hints, V shows values.
play = Play
cancel = Cancel
undo = Undo
hint = Hint
values = Values
all-moves = All moves
swap-sides = Swap sides
large = Large
share = Share
opponent = Opponent
perfect = perfect
learner = learner
two-people = two people
first-team = First team
second-team = Second team
no-score = Count from 0 again
close = Close
set-up = Set up
set-up-field = Set-up
one-less = one less
one-more = one more
begin = Begin
random = Random
count = Count

## Exercises

answer = Answer
check = Check
answer-and-reason = Answer and reason
command-prints = The command, in the repository, and what it prints

## The front page

front-title = Combinatorial games on online judges
front-question = Who wins, and why?
stones-rule = Here are 21 stones. You and the computer take 1, 2 or 3 in turn; whoever takes the last stone wins. You begin.
stones-left = Stones left: { $count }
stones-begin = How many do you take?
stones-won = Can you say why, and from which numbers it cannot be done?
stones-why = Read the idea
take = Take { $count }
path = The path
path-begin = Begin the path: { $page }
front-play = Play each game against a perfect opponent, then read why: idea, method, proof, mistakes.
front-programs = The programs, in Rust and C++, run right there; one click copies the file to submit.
sheet = Exercises to print
front-count = { $count } games of online judges, from taking stones to Grundy values, matchings and counting.

## Who wins?

mixed-intro = Eight positions of several games. First say who wins, then make the move. To see which trick it is belongs to the exercise, so no game is named. What is missed comes back after 1, 3 and 7 days.
no-engine = The engine is missing here.
mixed-from = From
all-chapters = all chapters
load-log = Load a log
log-stays = The log stays on this device; nothing is sent anywhere.
the-log = The log

## A problem

to-board = To the board
other-format = With another input or output: { $ids }: { $how }.
reading-order = Reading order
read-before = Read first:
comma = { ", " }
parts = Parts of the page
vary = Vary this game in the lab
lab-to-table = See its table in the lab
lab-to-play = Play it in the lab
lab-to-guess = Test this guess in the lab
lab-to-step = Find the values one by one in the lab
play-it = Play
try-it = Try it
exercises = Exercises
submit = Submit
back-to-page = ← Back to the page
play-by-hand = Play these by hand. Then fill the table: small positions first, and for each the reason.
position = Position
because = Because
open-example = Open this example on the board
example = Example
input = Input
run = Run
stop = Stop
runs-file = This runs the very file to submit, in your browser.
ctrl-enter = Ctrl+Enter runs it.
copy-file = Copy the file to submit
shared-is = What the program takes from <code>shared</code>, the crate of all pages, is in that file.
its-tests = Its tests: the rules against the formula
right = Right
mistake-prints = The mistake prints
too-slow = (takes too long)
play-on-board = Play it on the board
run-ours = Run our program on it
file-to-submit = The file to submit
copy = Copy
no-rust = This judge takes no Rust.
show-it = Show it
program-above = the program above
check-yours = Check a program of yours
bundle-size = { $lines } lines, { $bytes } bytes; Rust 1.63 or later, editions 2018 to 2024, no crates
cases-zip = Cases (zip, { $kilobytes } KB)
cases-what = : samples, edges, the mistakes above, and hundreds of small random inputs. It needs a C++ compiler alone. Unpack it beside your program, then:
cases-how = On Windows the last line is { $windows }; Python: { $python }. For the first input that fails it shows the right answer and yours, and which of the mistakes above it may be. The inputs are small, so they tell little of the time.
judge-plays = The judge plays against it, which needs Rust:

## Exercises to print

exercises-of = Exercises: { $title }
print = Print
board-of = The board of { $title }
answers-apart = The answers come out on a page of their own.
answers = Answers

## Words

words-of-field = Words of the field
