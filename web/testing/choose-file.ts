/**
 * Chooses a file in the page itself. `userEvent.upload` sends the content through the test server and the browser's driver, which took
 * 24 s for 10 MB while other tests ran.
 */
export function chooseFile(container: Element, content: BlobPart, name: string, type: string): void {
  const input = container.querySelector<HTMLInputElement>('input[type="file"]')
  if (!input) throw new Error('There is no input for a file')
  const transfer = new DataTransfer()
  transfer.items.add(new File([content], name, { type }))
  input.files = transfer.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
