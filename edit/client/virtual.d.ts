declare module 'virtual:edit-token' {
  export const token: string;
}
