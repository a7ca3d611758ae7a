// The things themselves, as paths round the origin that reach from -16 to 16: what has no class has the thing's colour.

/** @type {Record<string, [string, string][]>} */
export const THINGS = {
  match: [["wood", "M-2 -9h4v24h-4z"], ["head", "M0 -16c3 0 4 3 4 5.5a4 4 0 0 1 -8 0c0 -2.5 1 -5.5 4 -5.5z"]],
  stick: [["wood", "M-3 -13a3 3 0 0 1 6 0v26a3 3 0 0 1 -6 0z"]],
  card: [["", "M-8 -15h16a3 3 0 0 1 3 3v24a3 3 0 0 1 -3 3h-16a3 3 0 0 1 -3 -3v-24a3 3 0 0 1 3 -3z"]],
  carrot: [["leaf", "M-1 -9q-8 -1 -8 -7q6 0 8 4q0 -4 1 -4q1 0 1 4q2 -4 8 -4q0 6 -8 7z"], ["root", "M-9 -6q9 -6 18 0q-2 13 -9 22q-7 -9 -9 -22z"]],
  present: [["parcel", "M-13 -7h26v22h-26z"], ["ribbon", "M-3 -7h6v22h-6zM0 -7q-11 0 -9 -6q3 -4 9 6q6 -10 9 -6q2 6 -9 6z"]],
  pin: [["", "M0 -16c4 0 5 4 4 8c-1 4 3 7 3 14c0 5 -2 8 -3 10h-8c-1 -2 -3 -5 -3 -10c0 -7 4 -10 3 -14c-1 -4 0 -8 4 -8z"], ["head", "M-3.5 -6h7l.5 2h-8z"]],
  pawn: [["", "M0 -15a6 6 0 0 1 3.5 11c.5 6 3.5 10 6.5 13h1.5v6h-23v-6h1.5c3 -3 6 -7 6.5 -13a6 6 0 0 1 3.5 -11z"]],
};
