import { input } from '../../define-calculator.ts';

export const STEAM_PRICE_INPUT = input({
  label: 'Costo del vapor',
  help: 'Ejemplo de noviembre de 2026; calcule el suyo en «Combustible, costo y CO₂ de una caldera de vapor».',
  see: 'calderas-vapor',
  unit: '₡/t',
  units: ['₡/t', '₡/kg'],
  value: 45_000,
  min: 100,
  max: 300_000,
  step: 500,
});

export const WATER_PRICE_INPUT = input({
  label: 'Agua, tratamiento y vertido',
  help: 'Por metro cúbico de reposición; valor de ejemplo de noviembre de 2026.',
  unit: '₡/m³',
  value: 2500,
  min: 0,
  max: 20_000,
  step: 50,
});
