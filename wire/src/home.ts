/** A cookie that the page writes for itself: how home should stand in it before any script has run. */
export const HOME_COOKIE = 'haven-home';

/** Instead of a language: not at all. One's own games come first there, and the browser alone knows them. */
export const OWN_HOME = 'own';

/** The file that holds home in this language, among those of the built page. */
export function homeFile(language: string): string {
  return `home.${language}.html`;
}
