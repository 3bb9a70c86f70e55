import type { Pending } from './launch.ts';
import { isSampleAddress, isSampleName, isSamplePhone } from './launch-texts.ts';
import type { Content } from './load.ts';
import type { Shipped } from './shipped.ts';

type Fact = [field: string, isSample: boolean, message: string];

/** The company's own file, one fact at a time: one that was changed is told no more. */
export function pendingCompany({ single: { company } }: Content, shipped: Shipped): Pending[] {
  const { contactInfo, map, leadTimes, socialLinks } = company;
  const { address, phones, emails, whatsapp, sample } = contactInfo;
  const isMap = map.latitude === shipped.map.latitude && map.longitude === shipped.map.longitude;
  const each = <Value>(list: readonly Value[], field: string, one: (value: Value) => boolean) =>
    list.map((value, index): [string, boolean] => [`${field}[${index + 1}]`, one(value)]);
  const facts: Fact[] = [
    ['name', company.name === shipped.name, 'el nombre es de muestra: escriba el de su empresa'],
    ['longName', company.longName === shipped.longName, 'escriba el nombre completo de su empresa'],
    [
      'tagline, description',
      company.sample,
      'el lema y la descripción son de muestra: revíselos y ponga «sample: false» arriba',
    ],
    ...each(address, 'contactInfo.address', isSampleName).map(
      ([field, is]): Fact => [field, is, 'la dirección es de muestra: escriba la suya'],
    ),
    ...each(phones, 'contactInfo.phones', ({ number }) => isSamplePhone(number)).map(
      ([field, is]): Fact => [field, is, 'el teléfono es de muestra: escriba el suyo'],
    ),
    ...each(emails, 'contactInfo.emails', isSampleAddress).map(
      ([field, is]): Fact => [field, is, 'el correo es de muestra: escriba el suyo'],
    ),
    ['contactInfo.whatsapp', isSamplePhone(whatsapp), 'el WhatsApp es de muestra: escriba el suyo'],
    [
      'contactInfo.hours, schedule, answer',
      sample,
      'el horario, quién responde y cuándo son de muestra: escriba lo que su empresa cumple y ponga «sample: false» en «contactInfo»',
    ],
    ['map', isMap, 'el mapa muestra otro lugar: escriba la latitud y la longitud de su empresa'],
    ['map.sample', map.sample && !isMap, 'si el lugar del mapa es el suyo, ponga «sample: false»'],
    [
      'leadTimes',
      leadTimes.sample,
      'los plazos de entrega son de muestra: escriba los suyos y ponga «sample: false»',
    ],
    ...each(socialLinks, 'socialLinks', ({ url }) => isSampleAddress(url)).map(
      ([field, is]): Fact => [field, is, 'el perfil es de muestra: escriba el suyo o bórrelo'],
    ),
  ];
  return facts.flatMap(([field, isSample, message]) =>
    isSample ? [{ file: 'content/company.yaml', field, message }] : [],
  );
}
