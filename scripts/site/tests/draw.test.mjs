// The perfect player draws its move by the weights that the engine gives.
import assert from "node:assert/strict";
import test from "node:test";
import { drawn } from "../files/ask.js";

test("each move is drawn as often as its weight says", () => {
  const times = [0, 0, 0, 0];
  for (let i = 0; i < 1000; i += 1) times[drawn({ weights: [250_000, 0, 150_000, 600_000], best: 3 }, i / 1000)] += 1;
  assert.deepEqual(times, [250, 0, 150, 600]);
});
test("without weights it is the best", () => assert.equal(drawn({ weights: [], best: 2 }), 2));
