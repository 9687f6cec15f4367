import readme from '../../../../client/README.md?raw'

/** The client's README names the sandbox on one's own machine. */
const SANDBOX = 'http://localhost:3000'

/** The snippet that the README gives under this name, for this server. */
export function readmeSnippet(name: string, origin: string): string {
  const [, code] = new RegExp(`\`\`\`\\w+ ${name}\n(.*?)\n\`\`\``, 's').exec(readme) ?? []
  if (code === undefined) throw new Error(`The README of the client has no snippet ${name}`)
  return code.replaceAll(SANDBOX, origin)
}
