/** The part of it that is used here; its own types are of another way in. */
declare module 'libheif-js/wasm-bundle.js' {
  type Shown = { data: Uint8ClampedArray; width: number; height: number };
  type HeifImage = {
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    display(into: Shown, done: (shown: Shown | null) => void): void;
    free(): void;
  };
  class HeifDecoder {
    decode(bytes: Uint8Array): HeifImage[];
  }
  const libheif: { HeifDecoder: typeof HeifDecoder };
  export default libheif;
}
