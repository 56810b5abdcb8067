/** Names of Spanish custom: given names, the father's family name, the mother's family name. */

/** The commonest family names of Spanish-speaking countries, by their statistical offices. */
const commonFamilies: ReadonlySet<string> = new Set(
  'garcia rodriguez gonzalez fernandez lopez martinez sanchez perez gomez martin jimenez ruiz hernandez diaz moreno alvarez munoz romero alonso gutierrez torres ramirez flores rivera morales cruz ortiz reyes castillo ramos vargas rojas mendoza castro chavez herrera medina vasquez vazquez'.split(
    ' ',
  ),
);

/** Whether a spelling is a family name that millions have. */
export const isCommonSpanishFamily = (spelling: string): boolean => commonFamilies.has(spelling);

/** Second given names of Spanish-speaking countries that are not family names. From public naming customs. */
const secondNames: ReadonlySet<string> = new Set(
  'adolfo alberto alejandro alejandra alfonso alfredo andrea antonio antonia archivaldo armando arturo augusto beatriz carlos carmen carolina cecilia cesar cristina daniela eduardo elena emilio enrique ernesto esteban eugenia eugenio federico felipe fernando fernanda francisco gabriela gerardo gloria guadalupe guillermo gustavo humberto ignacio isabel ivan jaime javier jesus joaquin jorge jose juan julio leonardo leticia lorena lucia luis luisa luz manuel marcela margarita maria mario marta mercedes miguel monica orlando oscar pablo patricia paola pedro pilar rafael ramiro ramon raul ricardo roberto rocio rodolfo rodrigo rosa ruben salvador santiago sergio silvia sofia susana teresa veronica victoria claudia camilo daniel david diego dario edgar efrain estela fabian fabio fidel german gilberto graciela heriberto hernan horacio hugo hector ismael jairo joel josefina laura liliana maribel marisol martha mauricio miriam misael natalia nelson nemesio norma octavio olga raquel rebeca rene reynaldo rogelio sandra sara saul sebastian ulises vanessa wilfredo ximena yolanda'.split(
    ' ',
  ),
);

/** Whether a spelling is a second given name and not a family name. */
export const isSpanishSecondName = (spelling: string): boolean => secondNames.has(spelling);
