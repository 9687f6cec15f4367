import type { docs } from '#web/messages/docs.ts'
import { paths } from '#web/paths.ts'

type Label = keyof (typeof docs)['en']['nav']

interface DocsPlace {
  to: string
  label: Label
}

interface DocsGroup {
  label: Label
  places: readonly DocsPlace[]
}

/** The pages of the documentation, in the order of its menu. */
export const DOCS_NAV: readonly DocsGroup[] = [
  {
    label: 'begin',
    places: [
      { to: paths.docs, label: 'start' },
      { to: paths.docsSignUp, label: 'signUp' },
      { to: paths.docsSignIn, label: 'signIn' },
    ],
  },
  {
    label: 'guides',
    places: [
      { to: paths.docsConventions, label: 'conventions' },
      { to: paths.docsErrors, label: 'errors' },
      { to: paths.docsTestValues, label: 'testValues' },
    ],
  },
  {
    label: 'tools',
    places: [
      { to: paths.docsClient, label: 'client' },
      { to: paths.docsChangelog, label: 'changelog' },
    ],
  },
]

/** What the server itself draws or sends. */
export const SERVER_FILES = [
  { href: paths.docsReference, label: 'reference' },
  { href: paths.contractYaml, label: 'openapi.yaml' },
  { href: paths.contractJson, label: 'openapi.json' },
] as const
