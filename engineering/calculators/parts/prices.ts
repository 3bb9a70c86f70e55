import { input } from '../../define-calculator.ts';

/** Prices are examples to be overwritten; the date says when they were set, not that they hold. */
export const EXAMPLE = 'Ejemplo de noviembre de 2026: escriba el suyo.';

export const STEAM_PRICE_INPUT = input({
  label: 'Costo del vapor',
  help: `${EXAMPLE} Calcúlelo en «Combustible, costo y CO₂ de una caldera de vapor».`,
  see: 'calderas-vapor',
  unit: '₡/t',
  units: ['₡/t', '₡/kg'],
  value: 47_000,
  min: 100,
  max: 300_000,
  step: 500,
});

export const WATER_PRICE_INPUT = input({
  label: 'Agua, tratamiento y vertido',
  help: `Por metro cúbico de reposición. ${EXAMPLE}`,
  unit: '₡/m³',
  value: 2500,
  min: 0,
  max: 20_000,
  step: 50,
});
