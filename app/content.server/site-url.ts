/** The public address; asked when it is needed, since .env may be read after this module. */
export function siteUrl(): string {
  return process.env.SITE_URL || 'https://www.empresa.example';
}
