interface File {
  name: string
  type: string
  text: string
}

/** Some browsers begin to read the file a while after they were told to. */
const READ_MILLISECONDS = 40_000

/** As if the person had followed a link to a download. */
export function saveFile({ name, type, text }: File): void {
  const url = URL.createObjectURL(new Blob([text], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), READ_MILLISECONDS)
}
