import { z } from 'zod';
import { text } from './fields.ts';

const label = text(160);

/** Every word that the interface itself says: buttons, names for screen readers, messages. */
export const labels = z.strictObject({
  header: z.strictObject({
    skipToContent: label,
    mainNavigation: label,
    openMenu: label,
    closeMenu: label,
    homeLink: label,
    callToAction: label,
  }),
  breadcrumb: z.strictObject({ navigation: label }),
  footer: z.strictObject({
    navigation: label,
    company: label,
    services: label,
    equipment: label,
    products: label,
    contact: label,
    rights: label,
  }),
  hero: z.strictObject({ start: z.literal('Iniciar'), gallery: label }),
  carousel: z.strictObject({
    pause: label,
    play: label,
    previous: label,
    next: label,
    slide: label.describe('{n} y {total} se reemplazan por los números'),
    choose: label,
  }),
  services: z.strictObject({ readMore: z.literal('Leer más'), loading: label, topics: label }),
  catalogue: z.strictObject({
    equipment: label,
    products: label,
    category: label,
    client: label,
    date: label,
    link: label,
    keyFigures: label,
    gallery: label,
    requestQuote: label,
    quoteSubject: label.describe('{page} se reemplaza por el nombre de la página'),
    related: label,
    contents: label,
  }),
  closing: z.strictObject({
    title: label,
    text: label,
    call: label,
    whatsapp: label,
    write: label,
  }),
  chart: z.strictObject({
    range: label,
    carnot: label,
    real: label,
    lift: label,
    cop: label,
    claim: label,
  }),
  team: z.strictObject({ profile: label }),
  contact: z.strictObject({
    address: label,
    phones: label,
    emails: label,
    hours: label,
    openWaze: label,
    openGoogleMaps: label,
    mapFrame: label,
  }),
  form: z.strictObject({
    name: label,
    email: label,
    subject: label,
    message: label,
    send: label,
    sending: z.literal('Enviando...'),
    required: label,
    emailInvalid: label,
    failure: z.literal('Failed to send message. Please try again later.'),
    failureHelp: label,
    privacy: text(400),
    greeting: z.literal('¡Hola {name}!'),
    success: z.literal(
      'Su información de contacto se registró correctamente. Estamos procesando su solicitud para atenderle lo más pronto posible.',
    ),
    close: label,
    continue: z.literal('Continuar'),
  }),
  failure: z.strictObject({
    heading: z.literal('Unexpected Application Error!'),
    help: label,
    reload: label,
  }),
});

export type Labels = z.infer<typeof labels>;
