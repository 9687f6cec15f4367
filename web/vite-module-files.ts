import { relative } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Lists the file of each module, and the files that each file imports, in `.vite/modules.json`. Vite's manifest leaves out modules of grouped files.
 */
export function listModuleFiles(): Plugin {
  let root = ''
  return {
    name: 'plink:list-module-files',
    apply: (_, { command }) => command === 'build',
    configResolved: config => {
      root = config.root
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter(file => file.type === 'chunk')
      const contents = chunks.flatMap(({ moduleIds, fileName }) => moduleIds.map(id => ({ id, fileName })))
      // A dynamically imported module may have a small file in front of the file that contains it.
      const fronts = chunks.map(({ facadeModuleId, fileName }) => ({ id: facadeModuleId ?? '', fileName }))
      const files = [...contents, ...fronts].map(({ id, fileName }) => [relative(root, id), fileName])
      const imports = chunks.map(({ fileName, imports, dynamicImports }) => [fileName, { imports, dynamicImports }])
      const assets = Object.keys(bundle).filter(file => !(file in Object.fromEntries(imports)))
      const source = JSON.stringify({ files: Object.fromEntries(files), imports: Object.fromEntries(imports), assets })
      this.emitFile({ type: 'asset', fileName: '.vite/modules.json', source })
    },
  }
}
