const executablePath = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell';
const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];

export const launchOptions = { ...(executablePath ? { executablePath } : {}), args };

/** For files of tests that no picture can change: to draw pictures takes a fifth of their time. */
export const withoutPictures = {
  launchOptions: { ...launchOptions, args: [...args, '--blink-settings=imagesEnabled=false'] },
};
