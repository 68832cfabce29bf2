type Names = { fullName: string; firstName: string; lastName: string | null };

/**
 * Splits a name from a single field. The first word is the first name. The last name is set only if there are exactly
 * two words. With more, it's unclear where it begins ("Ana de la Cruz", "Mary Ann Smith"), so the person is asked.
 */
export function splitFullName(name: string): Names {
  const words = name.split(/\s+/);
  const [firstName = name, lastName] = words;
  return {
    fullName: words.join(' '),
    firstName,
    lastName: words.length === 2 && lastName !== undefined ? lastName : null,
  };
}
