/** The site folder has faults. The development server starts again when the folder changes. */
export const faultyExitCode = 3;
