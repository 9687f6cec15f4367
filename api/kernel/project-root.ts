/** The folder with `openapi.yaml` and `dist`. The built server finds it too, because `dist/server` is as deep as this module's folder. */
export const PROJECT_ROOT = new URL('../../', import.meta.url)
