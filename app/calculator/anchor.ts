/** Where on its page a calculator stands, for links and for its late loading. */
export function anchorOf(id: string): string {
  return `calcular-${id}`;
}
