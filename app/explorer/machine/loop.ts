import { makePixels } from './pixels.ts';

export type Loop = { ask: () => void; stop: () => void };

/** How long nothing must move before it counts as rest. */
const restAfter = 180;
/** What a movement goes on by in one frame at most, in milliseconds. */
const longestStep = 250;

/**
 * Draws a frame when one is asked for, and further ones for as long as `draw` says that something
 * moves. Where frames take too long with however few pixels, nothing moves by itself. At rest the last
 * frame is drawn once more with more pixels, if the movement had fewer.
 */
export function makeLoop(
  most: number,
  draw: (seconds: number, ratio: number, still: boolean) => boolean,
  rest: () => void,
): Loop {
  const pixels = makePixels(most);
  let frame = 0;
  let last: number | undefined;
  let isMoving = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function ask() {
    if (frame === 0) frame = requestAnimationFrame(onFrame);
  }

  function onFrame(now: number) {
    frame = 0;
    const since = last === undefined ? 0 : now - last;
    // By hand, what lies longer between two frames is a pause.
    const isMovement = isMoving || (since > 0 && since < 400);
    if (isMovement) pixels.took(since);
    last = now;
    clearTimeout(timer);
    const seconds = isMovement ? Math.min(since, longestStep) / 1000 : 0;
    isMoving = draw(seconds, pixels.ratio(), pixels.isHopeless());
    if (isMoving) ask();
    else timer = setTimeout(onRest, restAfter);
  }

  function onRest() {
    last = undefined;
    if (pixels.ratio() < pixels.ratioAtRest()) draw(0, pixels.ratioAtRest(), true);
    rest();
  }

  return {
    ask,
    stop: () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    },
  };
}
