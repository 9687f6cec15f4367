import type { Plugin, Rolldown } from 'vite'

/** The usual first pages of a visit, with the modules that they would otherwise load one after another. */
const FIRST_PAGES = [
  { path: '/', modules: ['/features/landing/LandingPage.tsx'] },
  {
    path: '/onboarding/business-type',
    modules: ['/layouts/ServerState.tsx', '/sign-up/Guarded.tsx', '/features/onboarding/BusinessTypePage.tsx'],
  },
  {
    path: '/app/dashboard',
    modules: [
      '/features/session/SignedIn.tsx',
      '/features/session/CustomerSession.tsx',
      '/layouts/AppShell.tsx',
      '/features/session/ProfileFirst.tsx',
      '/features/wallet/dashboard/DashboardPage.tsx',
    ],
  },
]

/** The links come before this script, because it enables them. The style sheet comes after it, because the script would wait for it. */
const BOOT = '<script src="/boot.js">'

/**
 * Preloads the JavaScript of the first pages in the head, so that it loads beside the main script instead of after it. `media`
 * disables a link until boot.js knows the first page of the visit.
 */
export function nameFirstPages(): Plugin {
  return {
    name: 'plink:name-first-pages',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) => html.replace(BOOT, [...firstPageLinks(bundle), BOOT].join('\n    ')),
    },
  }
}

function firstPageLinks(bundle: Rolldown.OutputBundle): string[] {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
  const entries = chunks.filter(chunk => chunk.isEntry).map(chunk => chunk.fileName)
  return FIRST_PAGES.flatMap(({ path, modules }) => {
    const files = withImports(
      chunks,
      modules.map(module => chunkOf(chunks, module).fileName),
    )
    const held = `media="not all" data-path="${path}"`
    return files
      .filter(file => !entries.includes(file))
      .map(file => `<link rel="modulepreload" ${held} href="/${file}" crossorigin />`)
  })
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ moduleIds }) => moduleIds.some(id => id.endsWith(module)))
  if (chunk === undefined) throw new Error(`The build has no chunk for ${module}`)
  return chunk
}

/** The files and all of their imports, direct and indirect. */
function withImports(chunks: Rolldown.OutputChunk[], files: string[]): string[] {
  const all = new Set(files)
  for (const file of all)
    for (const each of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) all.add(each)
  return [...all]
}
