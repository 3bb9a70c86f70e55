/** What a phone has in the country: 1.6 Mbit/s, 150 ms. */
export const slowLine = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
