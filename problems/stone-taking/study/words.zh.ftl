rule =
    每次从一堆里取走至少一颗石子。
    取到最后一颗的人赢。
takes = { takes-heaps }
how = { how-stones }
trick = { trick-nim }怎么找：看没有配对的小份里最大的一份。选含有这一份的一堆，去掉这一份；更小的、没有配对的小份，这堆有就去掉，没有就从去掉的那份里留下这么多颗。更小的各份加起来也不如最大的一份多，所以这堆一定变小。
ask-where = { ask-nim-where }
ask-what = { ask-nim-what }
