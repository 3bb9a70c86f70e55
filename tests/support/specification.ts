type SpecifiedLink = readonly [label: string, to: string];

/** Section 2 of the specification: the menu's links with their labels, in its order. */
export const equipmentLinks: SpecifiedLink[] = [
  ['Bombas de calor', '/equipment/bombas-calor'],
  ['Calderas para vapor', '/equipment/calderas-vapor'],
  ['Generadores de agua caliente', '/equipment/calderas-agua-caliente'],
  ['Economizadores', '/equipment/economizadores'],
  ['Desaireadores', '/equipment/desaireadores'],
];

export const productLinks: SpecifiedLink[] = [
  ['Medidores de flujo', '/products/medidores-flujo'],
  ['Totalizadores', '/products/totalizadores'],
  ['Bombas mecánicas', '/products/bombas-mecanicas-condensado'],
  ['Válvulas de control', '/products/valvulas-control'],
  ['Válvulas reductoras', '/products/valvulas-reductoras'],
  ['Válvulas de corte', '/products/valvulas-corte'],
  ['Válvulas de seguridad', '/products/valvulas-seguridad'],
  ['Dispositivos auxiliares', '/products/dispositivos-auxiliares'],
  ['Vapor puro', '/products/vapor-puro'],
];

export const pageLinks: SpecifiedLink[] = [
  ['Inicio', '/'],
  ['Quiénes somos', '/about'],
  ['Servicios', '/services'],
  ['Contáctenos', '/contact'],
];

export const servicePaths = [
  '/services/desarrollo-ingenierias',
  '/services/gestion-energia',
  '/services/analisis-sistemas',
];

/** Of these links, those that the specification lists: content may have added others since. */
export function specified(links: { label: string; to: string }[], list: SpecifiedLink[]) {
  return links
    .filter((link) => list.some(([, to]) => to === link.to))
    .map(({ label, to }): SpecifiedLink => [label, to]);
}
