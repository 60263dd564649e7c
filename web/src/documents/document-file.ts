/** More than any honest document needs; the server says the same. */
const LONGEST_FILE = 256 * 1024;

type Found =
  | { readonly value: unknown; readonly problem?: undefined }
  | { readonly value?: undefined; readonly problem: 'fileTooLong' | 'fileUnreadable' };

/** What a file says, to be checked. */
export async function documentIn(file: File): Promise<Found> {
  if (file.size > LONGEST_FILE) return { problem: 'fileTooLong' };
  try {
    return { value: JSON.parse(await file.text()) };
  } catch {
    return { problem: 'fileUnreadable' };
  }
}
