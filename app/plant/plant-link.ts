import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import { fromDocument, type PlantDocument, type ReadCase } from './plant-document.ts';

/** `?v=1&planta=…`: the version stands apart, so that what follows may change with it. */
const versionParameter = 'v';
export const plantParameter = 'planta';

/**
 * What most plants of version 1 have in common: deflate only writes what differs. It is part of the
 * format and never changes, also when the usual values do; a later version brings its own.
 */
const dictionary = strToU8(
  '{"v":1,"choices":{"steam":"sobrecalentado","steam":"saturado","economizer":"si","economizer":"no","low":"si","low":"no","letDown":"turbina","letDown":"valvula","flashCondensate":"si","flashCondensate":"no","flashBlowdown":"si","flashBlowdown":"no","preheat":"si","preheat":"no","bareSize":"80","insulated":"no","fuel":"madera","fuel":"glp","fuel":"bunker","fuel":"diesel","site":"san-jose"},"values":{"boilerPressure":"8 barg","superheat":"40 ΔK","blowdown":"4 %","gasInlet":"230 °C","gasOutlet":"150 °C","oxygen":"4 %","highUse":"3000 kg/h","highReturned":"60 %","highLoss":"1 %","lowPressure":"2 barg","lowUse":"1000 kg/h","lowReturned":"60 %","lowLoss":"1 %","isentropic":"60 %","generator":"94 %","failedTraps":"0 unidades","trapOrifice":"3 mm","leaks":"0 unidades","leakHole":"1.5 mm","bareLength":"0 m","bareValves":"0 unidades","deaeratorPressure":"0.2 barg","vent":"0.2 %","returnTemperature":"80 °C","makeupTemperature":"25 °C","efficiency":"82 %","heatPerVolume":"38.66 MJ/L","heatPerMass":"15.6 MJ/kg","pricePerVolume":"620 ₡/L","pricePerMass":"35 ₡/kg","carbonPerVolume":"2.613 kg CO₂/L","carbonPerMass":"1.747 kg CO₂/kg","pricePerEnergy":"75 ₡/kWh","carbonPerEnergy":"0.0415 kg CO₂/kWh","waterPrice":"2500 ₡/m³","hours":"6000 h","altitude":"600 m"},"scenarios":[{"measures":["retorno","economizador","aislar","trampas","presion","purga","turbina"],"fuel":"glp","investment":10000000}]}',
);

/** Larger than any plant; what unpacks to more is no plant. */
const largest = 20_000;

function toLinkText(document: PlantDocument): string {
  const packed = deflateSync(strToU8(JSON.stringify(document)), { level: 9, dictionary });
  return btoa(String.fromCharCode(...packed))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

export function plantQuery(document: PlantDocument): URLSearchParams {
  return new URLSearchParams({
    [versionParameter]: String(document.v),
    [plantParameter]: toLinkText(document),
  });
}

/** The address of this page with the plant in it. */
export function addressOf(document: PlantDocument): string {
  return `${location.origin}${location.pathname}?${plantQuery(document)}`;
}

/** The case of a link; nothing where the address has none; a sentence where it cannot be read. */
export function fromLink(query: URLSearchParams): ReadCase | string | undefined {
  const text = query.get(plantParameter);
  if (text === null) return undefined;
  const version = Number(query.get(versionParameter));
  if (version > 1) return 'es de una versión más nueva de esta página; vuelva a cargarla.';
  try {
    const bytes = Uint8Array.from(
      atob(text.replaceAll('-', '+').replaceAll('_', '/')),
      (letter) => letter.codePointAt(0) ?? 0,
    );
    const unpacked = inflateSync(bytes, { dictionary, out: new Uint8Array(largest) });
    return fromDocument(JSON.parse(strFromU8(unpacked)));
  } catch {
    return 'está incompleto o cambiado; pida que se lo envíen de nuevo.';
  }
}
