/**
 * Answers for a file that is not there. Cloudflare would send the 404 page with the headers of the
 * path, and under /assets/ those say «keep this for a year»: after a rollback the file is back, but
 * not for whoever has kept the miss.
 */
interface Environment {
  ASSETS: { fetch(address: URL): Promise<Response> };
}

export default {
  async fetch(request: Request, { ASSETS }: Environment): Promise<Response> {
    const page = await ASSETS.fetch(new URL('/404', request.url));
    return new Response(page.body, { status: 404, headers: page.headers });
  },
};
