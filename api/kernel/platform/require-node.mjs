// Ends the process with what to do if this Node is too old. This is JavaScript and imports nothing, because an older Node can load neither TypeScript
// nor what the rest of the product imports.
const LEAST_MAJOR = 24

const { node } = process.versions
if (Number.parseInt(node, 10) < LEAST_MAJOR) {
  console.error(
    `Plink needs Node ${LEAST_MAJOR} or later, and this is Node ${node}. Use npm start or npm run, which take the Node that npm ci has installed, or install Node ${LEAST_MAJOR}.`,
  )
  process.exit(1)
}
