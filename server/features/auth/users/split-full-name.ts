type Names = { fullName: string; firstName: string; lastName: string | null };

/**
 * Names out of one field. The first word is the first name; the last name is taken only from two words, because with
 * more no one can tell where it begins ("Ana de la Cruz", "Mary Ann Smith"), and the person is asked.
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
