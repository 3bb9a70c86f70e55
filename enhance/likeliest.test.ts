import { expect, test } from 'vitest';
import { likeliest } from './likeliest.ts';

const places = [
  { to: '/services', label: 'Servicios' },
  { to: '/equipment/calderas-vapor', label: 'Calderas para vapor' },
  { to: '/equipment/calderas-agua-caliente', label: 'Generadores de agua caliente' },
  { to: '/products/valvulas-control', label: 'Válvulas de control' },
  { to: '/products/vapor-puro', label: 'Vapor puro' },
];

test.each([
  [
    '/equipment/caldera-de-vapor',
    ['/equipment/calderas-vapor', '/equipment/calderas-agua-caliente', '/products/vapor-puro'],
  ],
  ['/products/v%C3%A1lvula.html', ['/products/valvulas-control']],
  ['/agua-caliente', ['/equipment/calderas-agua-caliente']],
  ['/products/foo', []],
  ['/50%-menos', []],
])('%s may have meant %j', (address, wanted) => {
  expect(likeliest(address, places).map(({ to }) => to)).toEqual(wanted);
});
