/** `fill('Imagen {n} de {total}', { n: 2, total: 5 })` → `Imagen 2 de 5` */
export function fill(template: string, values: Record<string, string | number>): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
