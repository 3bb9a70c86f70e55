/**
 * Loads the scroll animation on the pages that have it; React loads it once for all of them. Of low
 * priority: what it animates lies below the first screen, and the first paint must not share with it.
 */
export function ScrollAnimation() {
  return <script type="module" async fetchPriority="low" src="/assets/js/main.js" />;
}
