const nearOrPassed = '1000000px 0px 400px';

/**
 * Until one of the elements comes near the window: what a visitor may never see need not be fetched.
 * Who was quick has passed it already, and may print it or come back.
 */
export async function nearViewport(selector: string, rootMargin = nearOrPassed): Promise<void> {
  // React asks for the component before its place is in the document; one turn later it is.
  await new Promise((resolve) => requestAnimationFrame(resolve));
  const places = document.querySelectorAll(selector);
  if (places.length === 0) return;
  await new Promise<void>((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin },
    );
    for (const place of places) observer.observe(place);
  });
}
