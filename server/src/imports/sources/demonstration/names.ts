/** The origin of a name, which influences only invented names and says nothing about a real person. */
export type Origin = 'african-american' | 'european' | 'cajun' | 'hispanic' | 'vietnamese' | 'indian' | 'native'

interface NamePool {
  readonly female: readonly string[]
  readonly male: readonly string[]
  readonly last: readonly string[]
}

export const namePools: Record<Origin, NamePool> = {
  'african-american': {
    female: list(`Alicia, Angela, Bernice, Brianna, Camille, Charlene, Danielle, Deborah, Denise, Dorothy, Ebony, Erica,
      Felicia, Gloria, Imani, Jasmine, Joyce, Keisha, Kimberly, LaToya, LaShonda, Lavinia, Lillian, Mattie, Monique,
      Nia, Octavia, Patrice, Renée, Rosalind, Sabrina, Shanice, Sheila, Sondra, Tamika, Tanya, Valerie, Vivian, Willa,
      Yolanda, Zora`),
    male: list(`Alonzo, Andre, Anthony, Antoine, Booker, Calvin, Cedric, Clarence, Cornell, Curtis, Darius, DeAndre,
      Demetrius, Earl, Elijah, Ernest, Frederick, Garfield, Harold, Isaac, Isaiah, Jamal, Jerome, Kelvin, Kendrick,
      LeRoy, Malcolm, Marcus, Marvin, Maurice, Nathaniel, Otis, Quincy, Reginald, Roosevelt, Rufus, Terrence, Tyrone,
      Ulysses, Vernon, Willie, Zachariah`),
    last: list(`Allen, Banks, Battle, Bell, Blackmon, Booker, Bolden, Broadnax, Brooks, Brown, Butler, Carter, Chatman,
      Coleman, Crenshaw, Cunningham, Daniels, Dawson, Dixon, Dorsey, Easley, Ellison, English, Fields, Franklin, Freeman,
      Gaines, Gilliam, Glover, Goodwin, Grant, Green, Hairston, Hamilton, Harris, Hawkins, Henderson, Holloway, Ivory,
      Jackson, Jefferson, Johnson, Jones, King, Lacey, Lockett, Mack, Marshall, Mays, McGhee, McNair, Merriweather,
      Mitchell, Moseley, Murphy, O'Neal, Owens, Pettway, Pickens, Randolph, Reese, Rivers, Robinson, Sanders, Sewell,
      Shelton, Simmons, Singleton, Smith, Stallworth, Stokes, Tate, Thomas, Tolbert, Turner, Underwood, Vance,
      Wallace, Washington, Watkins, Whitfield, Williams, Woods, Wynn, Young`),
  },
  european: {
    female: list(`Abigail, Amanda, Amy, Anna, Barbara, Beth, Brenda, Carolyn, Catherine, Charlotte, Christine, Cynthia,
      Diane, Donna, Eleanor, Elizabeth, Emily, Frances, Ginger, Heather, Helen, Jane, Jennifer, Jo Ann, Judy, Karen,
      Katherine, Kelly, Laura, Leigh, Linda, Lisa, Margaret, Martha, Mary Beth, Melissa, Nancy, Pamela, Patricia,
      Rachel, Rebecca, Robin, Sarah, Sharon, Stephanie, Susan, Tammy, Teresa, Virginia, Zoë`),
    male: list(`Andrew, Benjamin, Bradley, Brian, Bruce, Carl, Charles, Christopher, Clay, Daniel, David, Dennis, Donald,
      Douglas, Edward, Eric, Frank, Gary, George, Glenn, Gregory, Henry, Jack, James, Jason, Jeffrey, Jerry, John, Joseph,
      Keith, Kenneth, Kevin, Larry, Mark, Matthew, Michael, Nathan, Patrick, Paul, Philip, Ralph, Randall, Richard,
      Robert, Rodney, Roger, Ronald, Russell, Samuel, Scott, Stephen, Steven, Thomas, Timothy, Walter, Wesley, William`),
    last: list(`Abernathy, Adams, Anderson, Atkinson, Bailey, Baker, Barnett, Bennett, Boyd, Bradford, Bryant, Burke,
      Callahan, Campbell, Clark, Collins, Cooper, Cox, Crawford, D'Angelo, Davenport, Davis, Dempsey, Donovan, Duncan,
      Edwards, Elliott, Fitzgerald, Fletcher, Foster, Fowler, Gardner, Gibson, Graham, Griffin, Hale, Hancock, Hardin,
      Hayes, Hendricks, Hicks, Hodges, Holcomb, Holt, Hudson, Hughes, Hutchinson, Jennings, Kelley, Kirkland, Knight,
      Lancaster, Lawson, Long, Lowery, MacArthur, Martin, Mason, McAllister, McDonald, McElroy, Miller, Moore, Morgan,
      Morris, Müller, Nelson, Newton, Norris, O'Brien, O'Connor, O'Donnell, Palmer, Parker, Patterson, Perkins, Phillips,
      Pope, Porter, Powell, Price, Ramsey, Ray, Reed, Rhodes, Richards, Roberts, Rogers, Ross, Russell, Schneider, Scott,
      Shaw, Snyder, Spencer, Stanley, Stewart, Sullivan, Sutton, Taylor, Thompson, Thornton, Tucker, Van Horn, Vaughn,
      Wagner, Walker, Walsh, Walters, Ward, Warren, Watson, Webb, Wells, West, Wheeler, White, Wilson, Wright, Yates`),
  },
  cajun: {
    female: list(`Adèle, Aimée, Angelle, Bridgette, Claire, Colette, Desirée, Elise, Genevieve, Jeanne, Lucille,
      Madeleine, Marie, Michelle, Monique, Nicole, Noélie, Odette, Simone, Thérèse, Yvette`),
    male: list(`Alcide, André, Antoine, Beau, Claude, Clovis, Dominic, Étienne, François, Gaston, Gerard, Hubert, Jacques,
      Jean-Paul, Jules, Julien, Louis, Lucien, Marcel, Maurice, Philippe, Pierre, Raymond, René, Rémy, Roland, Théophile`),
    last: list(`Arceneaux, Babineaux, Benoît, Bergeron, Bertrand, Boudreaux, Bourgeois, Breaux, Broussard, Castille,
      Champagne, Comeaux, Cormier, Daigle, DeRouen, Doucet, Dugas, Dupré, Fontenot, Gautreaux, Guidry, Hébert, Landrieux,
      Lavergne, LeBlanc, LeJeune, Mouton, Naquin, Picard, Prejean, Richard, Robichaux, Romero, Savoie, Sonnier, St. Cyr,
      St. Romain, Thériot, Thibodeaux, Trahan, Verret, Vidrine`),
  },
  hispanic: {
    female:
      list(`Adriana, Alejandra, Ana María, Beatriz, Carmen, Claudia, Daniela, Elena, Esperanza, Gabriela, Graciela,
      Inés, Isabel, Josefina, Lourdes, Lucía, Luz, Maribel, Marisol, Mercedes, Mónica, Paloma, Pilar, Raquel, Rocío, Rosa,
      Sofía, Verónica, Ximena, Yesenia`),
    male: list(`Alberto, Alejandro, Ángel, Carlos, César, Diego, Eduardo, Emilio, Enrique, Ernesto, Esteban, Felipe,
      Fernando, Francisco, Guillermo, Héctor, Hugo, Javier, Jesús, Joaquín, Jorge, José, Juan, Luis, Manuel, Mario, Miguel,
      Óscar, Pablo, Rafael, Ramón, Raúl, Ricardo, Roberto, Santiago, Tomás, Víctor`),
    last: list(`Acosta, Aguilar, Álvarez, Arroyo, Batista, Cabrera, Calderón, Castillo, Cisneros, Colón, Cordero, Cruz,
      de la Cruz, de León, Delgado, Díaz, Domínguez, Escobar, Espinoza, Fernández, Figueroa, Fuentes, García, Gómez,
      González, Guerrero, Gutiérrez, Hernández, Herrera, Ibáñez, Jiménez, León, López, Maldonado, Marín, Márquez, Martínez,
      Medina, Mendoza, Molina, Morales, Muñoz, Navarro, Núñez, Ochoa, Ortega, Ortiz, Pacheco, Peña, Pérez, Quintero,
      Ramírez, Ramos, Reyes, Ríos, Rivera, Rodríguez, Rojas, Romero, Salazar, Sánchez, Santos, Suárez, Torres, Valdés,
      Vargas, Vásquez, Vega, Velázquez, Yáñez, Zamora`),
  },
  vietnamese: {
    female: list(`Anh, Bích, Hạnh, Hoa, Hương, Kim, Lan, Linh, Mai, Mỹ, Ngọc, Phương, Thảo, Thu, Trang, Tuyết, Xuân`),
    male: list(`Bảo, Bình, Cường, Đức, Dũng, Hải, Hùng, Huy, Khánh, Long, Minh, Nam, Phong, Quang, Sơn, Tuấn, Vinh`),
    last: list(
      'Bùi, Cao, Đặng, Đinh, Đỗ, Dương, Hồ, Huỳnh, Lâm, Lê, Lý, Mai, Ngô, Nguyễn, Phạm, Phan, Tạ, Trần, Võ, Vũ',
    ),
  },
  indian: {
    female: list(`Aarti, Anjali, Deepa, Gita, Kavita, Lakshmi, Leela, Meera, Nandini, Neha, Nisha, Padma, Pooja, Priya,
      Radha, Rekha, Sarita, Shilpa, Sunita, Usha`),
    male: list(`Ajay, Amit, Anand, Arjun, Ashok, Deepak, Dilip, Hari, Kiran, Krishna, Mohan, Naveen, Prakash, Rahul, Raj,
      Rakesh, Sanjay, Suresh, Vijay, Vikram`),
    last: list(`Agarwal, Bhatt, Chandra, Chaudhary, Das, Desai, Gupta, Iyer, Joshi, Kapoor, Khanna, Kumar, Malhotra, Mehta,
      Menon, Mukherjee, Naidu, Nair, Patel, Prasad, Rao, Reddy, Shah, Sharma, Singh, Srinivasan, Trivedi, Varma`),
  },
  native: {
    female: list('Awinita, Dana, Ella, Faith, Ida, Kaya, Leona, Mahala, Nona, Ruth, Salina, Talula, Winona'),
    male: list('Amos, Billy, Calvin, Chayton, Dakota, Eli, Jesse, Leland, Mose, Roy, Takoda, Thomas, Waylon'),
    last: list(`Battiest, Bowlegs, Cypress, Denson, Factor, Farmer, Frazier, Harjo, Isaac, Jim, Jumper, McGirt,
      Osceola, Sockey, Tiger, Tubby, Weatherford, Willis, York`),
  },
}

/** Nicknames as ballots print them in quotation marks. */
export const nicknames: Readonly<Record<string, readonly string[]>> = {
  Charles: ['Chuck', 'Charlie', 'Bubba'],
  Clarence: ['Buster'],
  Deborah: ['Debbie'],
  Dorothy: ['Dot', 'Dottie'],
  Edward: ['Eddie', 'Ted'],
  Elizabeth: ['Betsy', 'Liz', 'Libby'],
  Francisco: ['Paco', 'Frank'],
  François: ['Frank', 'T-Boy'],
  Guillermo: ['Memo', 'Willy'],
  Harold: ['Hal'],
  Henry: ['Hank'],
  James: ['Jim', 'Jimmy', 'Buck'],
  John: ['Jack', 'Johnny'],
  José: ['Pepe', 'Joe'],
  Katherine: ['Kathy', 'Kit'],
  Lillian: ['Lil'],
  Margaret: ['Peggy', 'Maggie'],
  Nathaniel: ['Nate'],
  Patricia: ['Pat', 'Tricia'],
  Philippe: ['Fil'],
  Rebecca: ['Becky'],
  Reginald: ['Reggie'],
  Richard: ['Rick', 'Richie'],
  Robert: ['Bob', 'Bobby', 'Coach'],
  Roosevelt: ['Rosey'],
  Samuel: ['Sam', 'Sonny'],
  Terrence: ['T.J.'],
  Théophile: ['T-Phil'],
  Thomas: ['Tom', 'Tommy', 'Tip'],
  Virginia: ['Ginny'],
  Walter: ['Walt', 'Skip'],
  William: ['Bill', 'Billy', 'Dub'],
}

export const suffixes = ['Jr', 'Jr', 'Jr', 'Jr', 'Sr', 'II', 'III', 'III', 'IV'] as const

function list(text: string): string[] {
  return text.split(',').map((name) => name.trim())
}
