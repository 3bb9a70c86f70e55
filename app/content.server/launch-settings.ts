import { type Environment, mailKeys } from '../contact/mail.ts';
import type { Pending } from './launch.ts';

const file = '.env';

export function pendingSettings(env: Environment): Pending[] {
  const address = addressProblem(env.SITE_URL);
  return [
    ...(address ? [{ file, field: 'SITE_URL', message: address }] : []),
    ...mailKeys.flatMap((field) => {
      const message = keyProblem(env[field]);
      return message ? [{ file, field, message }] : [];
    }),
  ];
}

function keyProblem(key = ''): string | undefined {
  if (!key) return 'falta la clave de EmailJS: sin las tres, el formulario no llega a su correo';
  const isInvented = /\s|^buzon-local$|xxx|^(your|su|tu)[_-]/i.test(key);
  return isInvented ? `«${key}» no es una clave: cópiela de su cuenta de EmailJS` : undefined;
}

/** Names that nobody outside can reach: reserved endings, this computer, a private network. */
const unreachable =
  /(^|\.)(localhost|local|test|invalid|internal|lan|home\.arpa)$|^\[|^\d+(\.\d+){3}$|^[^.]+$/i;

function addressProblem(address = ''): string | undefined {
  if (!address) return 'falta la dirección pública: escríbala, como «https://www.suempresa.com»';
  if (!URL.canParse(address)) {
    return `«${address}» no es una dirección completa: empieza con «https://»`;
  }
  const { protocol, hostname, pathname, search, hash, port } = new URL(address);
  if (/\.example$|(^|\.)example\.(com|net|org)$|(^|\.)suempresa\./.test(hostname)) {
    return `«${address}» es la de muestra: escriba la suya`;
  }
  if (unreachable.test(hostname) || port) {
    return `nadie puede llegar a «${address}» desde fuera: escriba el dominio público`;
  }
  if (protocol !== 'https:')
    return 'use «https://»: sin cifrado los navegadores advierten al visitante';
  if (pathname !== '/' || search || hash) return 'escriba solo el dominio: el sitio ocupa la raíz';
  return undefined;
}
