import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Why a post is not accepted: `message` is for programs, as EmailJS words it; `help` for people. */
export class Refusal extends Error {
  readonly status: ContentfulStatusCode;
  readonly help: string;

  constructor(status: ContentfulStatusCode, message: string, help: string) {
    super(message);
    this.name = 'Refusal';
    this.status = status;
    this.help = help;
  }
}

export function unreadable(message: string): Refusal {
  return new Refusal(
    400,
    message,
    'No pudimos leer lo que se envió. Vuelva a la página de contacto e inténtelo de nuevo.',
  );
}
