import { freshValue } from '#arazzo/fresh-values.ts'
import type { FreshKind } from '#arazzo/workflow.ts'
import readme from '../../../../client/README.md?raw'

/** The base URL in the client's README. */
const SANDBOX = 'http://localhost:3000'

/** The sign-up values of the README. They work only once, so every reader gets others. */
const OF_README: Readonly<Record<string, FreshKind>> = {
  '+966512345679': 'phone_number',
  '+966512345678': 'phone_number',
  '9900000000': 'cr_number',
  '1990800003': 'id_number',
}

export type OwnValues = readonly (readonly [ofReadme: string, own: string])[]

export const drawOwnValues = (): OwnValues =>
  Object.entries(OF_README).map(([ofReadme, kind]) => [ofReadme, freshValue(kind)])

/** The README's snippet with this name, with the URL of this server and the reader's own values. */
export function readmeSnippet(name: string, origin: string, own: OwnValues = []): string {
  const [, code] = new RegExp(`\`\`\`\\w+ ${name}\n(.*?)\n\`\`\``, 's').exec(readme) ?? []
  if (code === undefined) throw new Error(`The README of the client has no snippet ${name}`)
  return own.reduce((so, [ofReadme, value]) => so.replaceAll(ofReadme, value), code.replaceAll(SANDBOX, origin))
}
