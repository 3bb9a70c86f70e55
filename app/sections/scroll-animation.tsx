/** Loads the scroll animation on the pages that have it; React loads it once for all of them. */
export function ScrollAnimation() {
  return <script type="module" async src="/assets/js/main.js" />;
}
