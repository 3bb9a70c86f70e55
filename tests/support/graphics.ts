/** Functions that run in the page and count what is drawn there in three dimensions. */

type Watched = {
  /** Calls that draw triangles. */
  drawn: number;
  contexts: WebGL2RenderingContext[];
  loser?: WEBGL_lose_context | null;
};

/** Where the first of the functions puts it. */
declare const watched: Watched;

/** Before the page's own scripts. */
export function watchGraphics() {
  const counts: Watched = { drawn: 0, contexts: [] };
  Object.assign(window, { watched: counts });
  const { getContext } = HTMLCanvasElement.prototype;
  const { drawElements } = WebGL2RenderingContext.prototype;
  HTMLCanvasElement.prototype.getContext = function get(
    this: HTMLCanvasElement,
    ...asked: unknown[]
  ) {
    const context = Reflect.apply(getContext, this, asked);
    const isNew = !counts.contexts.includes(context);
    if (isNew && context instanceof WebGL2RenderingContext) counts.contexts.push(context);
    return context;
  } as typeof getContext;
  WebGL2RenderingContext.prototype.drawElements = function count(...what) {
    counts.drawn += 1;
    drawElements.apply(this, what);
  };
}

export function timesDrawn() {
  return watched.drawn;
}

export function contextsAlive() {
  return watched.contexts.filter((context) => !context.isContextLost()).length;
}

export function loseGraphics() {
  watched.loser = watched.contexts.at(-1)?.getExtension('WEBGL_lose_context') ?? null;
  watched.loser?.loseContext();
}

export function giveGraphicsBack() {
  watched.loser?.restoreContext();
}
