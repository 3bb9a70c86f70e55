/** What the editor says. It is a tool of the owner and speaks the owner's language. */
export const words = {
  conflict:
    'Este texto cambió mientras usted lo editaba (en otra pestaña o en otro programa). No se guardó nada: revise el texto actual y vuelva a guardar.',
  changedOutside: (file: string) =>
    `${file} cambió después, fuera del editor, y aquí no se tocó nada. Haga el cambio en la página, o deshágalo en el programa con que se cambió.`,
  nothingToUndo: 'No hay nada que deshacer.',
  nothingToRedo: 'No hay nada que rehacer.',
  unknownPlace: 'Ese lugar ya no existe en el contenido: recargue la página.',
  failed:
    'El editor no responde. Lo escrito sigue aquí: si se cerró la terminal, escriba en ella «npm run edit», recargue la página y guarde de nuevo.',
  otherStart: 'El editor se inició de nuevo: recargue la página. Lo escrito no se pierde.',
  broken: (why: string) =>
    `El editor falló y no guardó el cambio. Inténtelo de nuevo; si se repite, ciérrelo con Ctrl+C en la terminal, ábralo otra vez y muestre esto a quien le da soporte: ${why}`,
  cannotWrite: (file: string) =>
    `No se pudo escribir content/${file}, y todo quedó como estaba. Cierre los programas que lo tengan abierto y revise que no sea «solo lectura» y que haya espacio en el disco; luego guarde de nuevo.`,
  dropped: 'Haga clic primero en la imagen que quiere cambiar y suelte ahí el archivo.',
  restored: 'Aquí está lo que escribía antes de recargar: guárdelo o cancele.',
  placeholder: 'Texto por escribir',
  newId: 'nuevo',
  titles: {
    text: (text: string) => `Cambio de texto: «${text}»`,
    field: 'Cambio de dato',
    picture: 'Cambio de imagen',
    mark: 'Cambio de marca',
    table: 'Cambio de tabla',
    up: 'Mover hacia arriba',
    down: 'Mover hacia abajo',
    remove: 'Quitar',
    duplicate: 'Duplicar',
    add: 'Agregar',
    newPage: (name: string) => `Página nueva: ${name}`,
    removedPage: (name: string) => `Página quitada: ${name}`,
  },
  anyItem: 'Elemento',
  picture: {
    small: (needed: string, given: string) =>
      `La imagen es muy pequeña para este lugar: se necesitan ${needed} píxeles y tiene ${given}. Elija una más grande.`,
    closeUp: (needed: string, given: string) =>
      `Así de cerca se vería borrosa: se necesitan ${needed} píxeles y el recorte tiene ${given}. Aléjela o elija una más grande.`,
    heic: 'Esta fotografía HEIC no se puede leer: puede estar incompleta. Pásela de nuevo desde el teléfono, o elija ahí Ajustes › Cámara › Formatos › «Más compatible» y tome otra.',
    reading: 'Leyendo la fotografía…',
    unreadable:
      'Este archivo no se puede leer como imagen. Guárdelo como JPEG, PNG, WebP, AVIF, HEIC o SVG.',
    incomplete:
      'Esta imagen está incompleta: se cortó al copiarla o al descargarla. Pásela de nuevo a la computadora y elíjala otra vez.',
    tooHeavy: 'El archivo pesa más de 60 MB: guárdelo más liviano.',
  },
  page: {
    noName: 'Escriba el nombre de la página.',
    taken: (slug: string) => `Ya hay una página con la dirección «${slug}»: escriba otro nombre.`,
    notRemovable: 'Solo se pueden quitar páginas de equipos y de productos.',
  },
  version: {
    message: (count: number) =>
      `Versión guardada desde el editor: ${count === 1 ? '1 archivo' : `${count} archivos`}`,
    nothing: 'No hay cambios desde la última versión.',
    failed: (why: string) => `No se pudo guardar la versión: ${why}`,
  },
  bar: {
    name: 'Editor del sitio',
    edit: 'Editar',
    view: 'Navegar',
    undo: 'Deshacer',
    redo: 'Rehacer',
    data: 'Datos de la página',
    newPage: 'Página nueva',
    version: 'Guardar versión',
    publish: 'Publicar',
    help: 'Ayuda',
    more: 'Más',
    hint: 'Haga clic en un texto o una imagen, o llegue con Tab y pulse Enter.',
    saving: 'Guardando…',
    saved: 'Guardado.',
    undone: (what: string) => `Deshecho. ${what}.`,
    redone: (what: string) => `Rehecho. ${what}.`,
  },
  tools: {
    name: 'Acciones',
    text: 'Editar texto',
    picture: 'Cambiar imagen',
    place: (name: string, n: number, total: number) => `${name} ${n} de ${total}`,
    add: 'Agregar otro debajo',
    duplicate: 'Duplicar',
    up: 'Mover arriba',
    down: 'Mover abajo',
    remove: 'Quitar',
    other: 'Agregar otro tipo debajo',
    kinds: {
      paragraph: 'Párrafo',
      headline: 'Titular',
      features: 'Lista de puntos',
      blockquote: 'Cita',
      table: 'Tabla',
      faq: 'Preguntas',
    },
  },
  typing: {
    name: 'Texto',
    save: 'Guardar',
    cancel: 'Cancelar',
    keys: 'Enter guarda · Esc cancela',
    count: (n: number, most: number) => `${n} de ${most}`,
    reload: 'Ver el texto actual',
  },
  dialog: { close: 'Cerrar' },
  pictureDialog: {
    title: 'Cambiar imagen',
    choose: 'Elija o suelte aquí una imagen (JPEG, PNG, WebP, AVIF, HEIC o SVG)',
    crop: 'Arrastre la imagen para elegir lo que se ve',
    zoom: 'Acercar',
    alt: 'Qué se ve en la imagen, para quien no la ve (obligatorio)',
    save: 'Guardar imagen',
    onlyAlt: 'Guardar solo el texto',
    noAlt: 'Escriba primero qué se ve en la imagen: al menos 12 caracteres.',
  },
  panel: {
    title: 'Datos de la página',
    lead: 'Lo que esta página usa y no muestra. Cada dato se guarda al salir de su campo.',
    none: '(sin dato)',
    mark: 'Marca: el dibujo junto al nombre, en formato SVG (elija otro archivo)',
    remove: 'Quitar esta página',
    confirm: (name: string) => `Confirmar: quitar ${name}`,
    removing: 'Quitando la página…',
    removed: (name: string) => `Se quitó «${name}». Deshacer la devuelve.`,
  },
  newPageDialog: {
    title: 'Página nueva',
    lead: 'Abra primero el equipo o producto que más se le parezca: la página nueva empieza con sus textos e imágenes, y usted los cambia.',
    from: 'Se copia de',
    name: 'Nombre de la página nueva',
    description: 'Descripción para buscadores (de 70 a 160 caracteres)',
    create: 'Crear página',
    creating: 'Creando la página…',
    created: (name: string) => `Se creó «${name}» con los textos de la otra: cámbielos todos.`,
  },
  publishDialog: {
    title: 'Publicar',
    checking: 'Revisando…',
    ready: 'Listo para publicar: no queda contenido de muestra ni falta ningún ajuste.',
    pending: (n: number) =>
      `Todavía no debe hacerse público. ${n === 1 ? 'Falta una cosa' : `Faltan ${n} cosas`}:`,
    pictures: 'Imágenes y otros archivos',
    settings: 'Ajustes',
    open: 'Abrir la página',
    switchOff: 'apague «Es de muestra»',
    fillTable:
      'abra la tabla en Datos de la página y escriba los datos del fabricante y la fuente de cada columna',
    first: 'Es la primera vez: se publica todo el contenido.',
    changed: 'Cambió desde la última vez:',
    unchanged: 'Nada cambió desde la última vez.',
    build: 'Preparar la carpeta',
    anyway: 'Preparar la carpeta de todos modos',
    again: 'Preparar la carpeta otra vez',
    building:
      'Preparando la carpeta. Tarda unos minutos; la primera vez, más. Puede cerrar esta ventana y seguir editando: lo que cambie desde ahora irá en la próxima.',
    since: (seconds: number) =>
      seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`,
    done: 'La carpeta está lista:',
    stillPending: (n: number) =>
      `Sirve para verla. No la haga pública todavía: ${n === 1 ? 'falta una cosa' : `faltan ${n} cosas`} de la lista.`,
    look: 'Para verla como quedará, escriba «npm start» en otra terminal.',
    host: '¿Dónde está su sitio?',
    copy: 'Copiar',
    copied: 'Copiado',
    server: 'SU-SERVIDOR',
    hosts: {
      folder: 'Un servidor al que subo archivos (FTP o panel)',
      nginx: 'Un servidor propio con nginx',
      cloudflare: 'Cloudflare',
      netlify: 'Netlify',
    },
    how: {
      folder:
        'Suba todo lo que hay dentro de esa carpeta a la raíz de su sitio (suele llamarse «public_html» o «www») y borre lo que haya de antes. Suba también los archivos que empiezan con punto, como «.htaccess»: algunos programas los esconden.',
      nginx:
        'En la terminal, en la carpeta del sitio, uno tras otro. La primera vez hay antes unos pasos en el servidor:',
      cloudflare:
        'En la terminal, en la carpeta del sitio. La primera vez pide su cuenta, y en ella se le pone después la dirección («Custom Domains»):',
      netlify:
        'Arrastre esa carpeta a «Deploys» en su cuenta de Netlify, o escriba en la terminal:',
    },
    guide: 'Todos los pasos están en docs/publishing.md (en inglés, para quien le da soporte).',
  },
  grid: {
    open: (title: string) => `Abrir la tabla: ${title}`,
    lead: 'Escriba los datos del fabricante o péguelos desde una hoja de cálculo, y arriba la fuente de cada columna; mientras no la tenga, se muestra como dato de muestra. Lo que el sitio calcula no está aquí. Una celda vacía es «no aplica».',
    source: 'Fuente',
    sourceHint: 'de muestra',
    cell: (row: number, column: string) => `Fila ${row}, ${column}`,
    add: (row: number) => `Agregar otra debajo de la fila ${row}`,
    remove: (row: number) => `Quitar la fila ${row}`,
    save: 'Guardar tabla',
    /** Those that fit a window; the others come up when these are mended. */
    refused: (lines: string[]) =>
      [...lines.slice(0, 6), ...(lines.length > 6 ? [`… y ${lines.length - 6} más.`] : [])].join(
        '\n',
      ),
  },
  number: {
    /** With a comma, as one writes them in Costa Rica. */
    shown: (number: number) => String(number).replace('.', ','),
    none: (text: string) => `«${text}» no es un número: escriba, por ejemplo, 1234,5.`,
    two: (text: string, question: string) => `«${text}»: ${question}`,
  },
  settings: {
    title: 'Cambiar la dirección del sitio y las claves del formulario',
    lead: 'Las claves se copian de su cuenta en emailjs.com. No son secretas: viajan con la página.',
    save: 'Guardar ajustes',
    names: {
      SITE_URL: 'Dirección del sitio',
      EMAILJS_PUBLIC_KEY: 'Clave pública de EmailJS (Account › General)',
      EMAILJS_SERVICE_ID: 'Servicio de EmailJS (Email Services)',
      EMAILJS_TEMPLATE_ID: 'Plantilla de EmailJS (Email Templates)',
    },
    examples: {
      SITE_URL: 'https://www.suempresa.com',
      EMAILJS_PUBLIC_KEY: 'user_xxxxxxxx',
      EMAILJS_SERVICE_ID: 'service_xxxxxxx',
      EMAILJS_TEMPLATE_ID: 'template_xxxxxxx',
    },
    unusable: (value: string) => `«${value}» no es una clave: cópiela de su cuenta de EmailJS`,
  },
  changes: {
    newPage: (name: string) => `Página nueva: ${name}`,
    gonePage: (name: string) => `Página quitada: ${name}`,
    newFile: (file: string) => `Archivo nuevo: ${file}`,
    goneFile: (file: string) => `Archivo quitado: ${file}`,
    otherFile: (file: string) => `Archivo cambiado: ${file}`,
    many: (title: string, n: number) =>
      n === 0 ? `${title}: solo cambió cómo está escrito` : `${title}: ${n} datos`,
    gone: '(quitado)',
  },
  versionSaved: (n: number) => `Versión guardada: ${n === 1 ? '1 archivo' : `${n} archivos`}.`,
  buildFailed: 'No se pudo preparar la carpeta:',
} as const;
