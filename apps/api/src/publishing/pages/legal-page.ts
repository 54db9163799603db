import { type legalVariables, originalLanguage, type SiteSettings, standardLegal } from '@ministry/domain';
import { fillIn } from '@ministry/domain/text-variables';
import type { RichTextNode } from '../rich-text/rich-text.dto.ts';
import { parseWithoutPictures } from '../rich-text/rich-text.ts';
import type { LegalPageResponse } from './legal-pages.dto.ts';

type LegalValues = Record<(typeof legalVariables)[number], string>;

const valuesOf = ({ identity }: SiteSettings): LegalValues => ({
  churchName: identity.name,
  churchShortName: identity.shortName,
  churchPhone: identity.phone,
  churchEmail: identity.email,
  churchPostal: identity.postal,
  churchStreet: identity.street,
  churchTown: identity.town,
});

/** Fills variables in after the parsing, so that an asterisk in a name is not read as Markdown. */
const filled = ({ text, children, ...node }: RichTextNode, values: LegalValues): RichTextNode => ({
  ...node,
  ...(text === undefined ? {} : { text: fillIn(text, values) }),
  ...(children ? { children: children.map((child) => filled(child, values)) } : {}),
});

/**
 * A legal text as visitors read it; the standard words until the office has written its own.
 * @param untranslated texts that are shown in the original although another language was requested
 */
export function legalPage(
  part: keyof typeof standardLegal,
  settings: SiteSettings,
  untranslated: ReadonlySet<string>,
): LegalPageResponse {
  const { sections } = settings[part];
  const values = valuesOf(settings);
  return {
    sections: (sections.length > 0 ? sections : standardLegal[part]).map(({ heading, text }) => ({
      heading,
      text: parseWithoutPictures(text).map((node) => filled(node, values)),
      ...((untranslated.has(heading) || untranslated.has(text)) && { language: originalLanguage }),
    })),
  };
}
