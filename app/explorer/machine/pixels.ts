/** How many pixels are drawn: fewer while something moves and the frames take too long. */
export type Pixels = {
  /** Pixels of the canvas to one of the page. */
  ratio: () => number;
  /** When nothing moves. */
  ratioAtRest: () => number;
  /** Says how long a frame of a movement has taken. */
  took: (milliseconds: number) => void;
  /** Too slow for any movement, with however few pixels. */
  isHopeless: () => boolean;
};

const quick = 20;
const tooLong = 33;
/** So slow that a second frame like it is proof enough: four of them would be seconds. */
const farTooLong = 100;
const hopeless = 120;
const asked = 4;
const least = 0.5;

/** Begins with one pixel to one of the page: what the device can do is not known before it has moved. */
export function makePixels(most: number): Pixels {
  let ratio = Math.min(most, 1);
  let times: number[] = [];
  let isSlow = false;
  let gaveUp = false;

  function lower(time: number) {
    isSlow = true;
    ratio = Math.max(least, ratio * Math.sqrt(tooLong / time));
    times = [];
  }

  return {
    ratio: () => ratio,
    ratioAtRest: () => (isSlow ? Math.min(most, 1) : most),
    took: (milliseconds) => {
      times = [...times, milliseconds].slice(-asked);
      const [quicker = 0] = times.slice(-2).toSorted((a, b) => a - b);
      const isLow = ratio <= least;
      if (times.length > 1 && quicker > farTooLong && !isLow) return lower(quicker);
      if (times.length < asked) return;
      // One of them may have had shaders to make: the longest does not count.
      const others = times.toSorted((a, b) => a - b).slice(0, asked - 1);
      const mean = others.reduce((sum, one) => sum + one, 0) / others.length;
      if (mean < quick && !isSlow) ratio = most;
      else if (mean > tooLong && !isLow) lower(mean);
      else if (isLow) gaveUp ||= Math.min(...times) > hopeless;
    },
    isHopeless: () => gaveUp,
  };
}
