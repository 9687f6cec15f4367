/** The content of `.vite/modules.json` of a build. */
export interface ModuleFiles {
  /** The file of each module. */
  files: Record<string, string>
  /** What each file imports. */
  imports: Record<string, { imports: string[]; dynamicImports: string[] }>
  /** The files that are not scripts. */
  assets: string[]
}

/** Returns the files of the modules, and everything that they import. */
export function withImports({ files, imports }: ModuleFiles, modules: readonly string[]): string[] {
  const all = new Set(
    modules.map(module => {
      const file = files[module]
      if (file === undefined)
        throw new Error(`${module} is not in the build. Update web/usual-pages.ts and bench/sizes.ts.`)
      return file
    }),
  )
  for (const file of all) for (const each of imports[file]?.imports ?? []) all.add(each)
  return [...all]
}
