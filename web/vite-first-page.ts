import type { Plugin, Rolldown } from 'vite'

/** The page that most visits begin with. */
const FIRST_PAGE = { path: '/', module: '/features/landing/LandingPage.tsx' }

/** The links stand before it, since it switches them on, and the style sheet, for which it would wait, after it. */
const BOOT = '<script src="/boot.js">'

/**
 * Names the code of the landing page in the head, so that it loads beside the main script instead of after it. `media`
 * holds it back until boot.js has seen that the visit begins there.
 */
export function nameFirstPage(): Plugin {
  return {
    name: 'plink:name-first-page',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => html.replace(BOOT, [...firstPageLinks(bundle), BOOT].join('\n    ')),
    },
  }
}

function firstPageLinks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const page = chunks.find(chunk => chunk.facadeModuleId?.endsWith(FIRST_PAGE.module))
  if (page === undefined) throw new Error(`The build has no chunk for ${FIRST_PAGE.module}`)
  const entries = chunks.filter(chunk => chunk.isEntry).map(chunk => chunk.fileName)
  const files = [page.fileName, ...page.imports].filter(file => !entries.includes(file))
  const held = `media="not all" data-path="${FIRST_PAGE.path}"`
  return files.map(file => `<link rel="modulepreload" ${held} href="/${file}" crossorigin />`)
}
