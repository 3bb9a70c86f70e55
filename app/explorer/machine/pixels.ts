/** How many pixels are drawn while something moves: fewer when the frames take too long. */
export type Pixels = {
  /** Pixels of the canvas to one of the page. */
  ratio: () => number;
  /** Says how long a frame of a movement has taken; true when the ratio has changed. */
  took: (milliseconds: number) => boolean;
  /** Too slow for any movement, with however few pixels. */
  isHopeless: () => boolean;
};

const tooLong = 33;
const hopeless = 120;
const asked = 4;
const least = 0.5;

export function makePixels(most: number): Pixels {
  let ratio = most;
  let slow: number[] = [];
  let gaveUp = false;
  return {
    ratio: () => ratio,
    took: (milliseconds) => {
      slow = [...slow, milliseconds].slice(-asked);
      const mean = slow.reduce((sum, one) => sum + one, 0) / slow.length;
      if (slow.length < asked || mean <= tooLong) return false;
      if (ratio <= least) {
        gaveUp ||= mean > hopeless;
        return false;
      }
      ratio = Math.max(least, ratio * Math.max(0.6, Math.sqrt(tooLong / mean)));
      slow = [];
      return true;
    },
    isHopeless: () => gaveUp,
  };
}
