import { z } from 'zod';
import { icon, meta, sample, slug, text } from '../../content.server/schema/fields.ts';
import { company } from '../../content.server/schema/site.ts';

const point = z.strictObject({ title: text(60), text: text(600) });
const { title } = point.shape;

/** {company}, {address}, {email} and {phone} stand for the company's own. */
const privacy = z.strictObject({
  sample,
  reviewed: text(120)
    .optional()
    .describe('Quién leyó el aviso y cuándo: «Licda. Rojas, 20 de noviembre de 2026»'),
  line: text(300).describe('Bajo el formulario, a la vista'),
  summary: text(80),
  points: z.strictObject({
    responsible: point,
    sent: point,
    destination: z
      .strictObject({ title, service: text(600), inbox: text(600) })
      .describe('service: con claves de EmailJS; inbox: sin ellas'),
    purpose: point,
    browser: point.extend({ rateLimit: text(200) }),
    map: z.strictObject({ title, openstreetmap: text(600), google: text(600) }),
    rights: point,
  }),
});

const contact = z.strictObject({
  meta,
  title: z.literal('Contáctenos'),
  lead: text(320),
  answerTitle: text(60),
  answers: z.strictObject({ who: text(60), how: text(120), when: text(120) }),
  formTitle: text(80),
  formLead: text(240),
  withoutScripts: text(320).describe('Sin JavaScript y con claves de EmailJS: qué verá al enviar'),
  helps: z.strictObject({
    title: text(60),
    lead: text(120),
    subjects: z
      .array(
        z.strictObject({
          id: slug,
          name: text(24),
          line: text(120).describe('Lo que queda en el mensaje; «__» es lo que se llena'),
        }),
      )
      .min(3)
      .max(6),
    onPaper: z
      .strictObject({ name: text(24), line: text(120), comments: text(24), send: text(120) })
      .describe(
        'Quién llenó la hoja impresa; {mail}, {phone} y {chat} son el primer correo, el primer teléfono y el WhatsApp de company.yaml',
      ),
  }),
  next: z
    .strictObject({
      title: text(60),
      steps: z
        .array(z.strictObject({ id: slug, icon, title: text(60), description: text(240) }))
        .length(3, 'lo que sigue se cuenta en tres pasos'),
    })
    .describe(
      '{who} y {within}, también en answers, son los de «contactInfo.answer» en company.yaml',
    ),
  mapTitle: text(80),
  privacy,
});

export const reads = { contact, company };

export type Helps = z.infer<typeof contact>['helps'];
export type Privacy = z.infer<typeof privacy>;
