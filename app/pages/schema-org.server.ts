type LdValue = string | number | boolean | LdValue[] | LdObject;
export type LdObject = { [key: string]: LdValue };
export type Data = { '@context': 'https://schema.org'; '@type': string } & LdObject;

export function schemaOrg(type: string): Data {
  return { '@context': 'https://schema.org', '@type': type };
}

export function addressOf(path: string, siteUrl: string): string {
  return new URL(path, siteUrl).href;
}
